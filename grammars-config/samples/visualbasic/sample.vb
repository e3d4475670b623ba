' A bakery and its till.
Option Explicit On
Imports System.Collections.Generic

Rem The kinds of things that are sold.
Public Enum Kind
    Rye = 1
    Roll = &H2
End Enum

Namespace Bakery

#Region "Shop"
    Public Interface IShop
        Function Total(ByVal upTo As Integer) As Double
    End Interface

    Public Class Shop : Implements IShop
        Private ReadOnly prices As New List(Of Double)
        Public Const Most As Integer = 10
        Private _owner As String = "the ""old"" baker"
        Public Event Sold(ByVal what As Kind)

        Public Property Owner() As String
            Get
                Return _owner
            End Get
            Set(ByVal value As String)
                _owner = value
            End Set
        End Property

        Public Function Total(ByVal upTo As Integer) As Double Implements IShop.Total
            Dim sum As Double = 0.5, i As Integer
            For i = 0 To upTo - 1 Step 2
                If i Mod 3 = 0 AndAlso Not prices(i) <> 1.5E3 Then Continue For
                sum += prices(i) * 2 ^ 3
            Next i
            For Each price As Double In prices
                sum = sum + price ' every one of them
            Next
            Return sum
        End Function

        Private Sub Show(ByRef count As Integer)
            Do While count < Most
                count += 1
            Loop
            Do
                count -= 1
                If count <= 2 Then Exit Do
            Loop Until count >= 5
            Select Case count
                Case 1, 2
                    Console.WriteLine("few: " & count)
                Case 3 To 6
                    Console.WriteLine(Left$("some", 2))
                Case Else
                    RaiseEvent Sold(Kind.Rye)
            End Select
            If count = 1 Then
                Throw New Exception("none")
            ElseIf count > 2 Or _owner Is Nothing Then
                ReDim Preserve shelf(count)
            Else
                With Me
                    .Owner = "nobody"
                End With
            End If
            Try
                Call Total(count \ 2)
            Catch ex As Exception When True
                On Error GoTo 0
            Finally
                While False
                End While
            End Try
        End Sub
    End Class
#End Region
End Namespace
